// A button beside every text that is there to be copied; without it the text can be marked by hand.
for (const text of document.querySelectorAll("textarea[data-copy]")) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn";
  button.textContent = text.dataset.copy;
  button.addEventListener("click", async () => {
    text.select();
    try {
      await navigator.clipboard.writeText(text.value);
    } catch {
      if (!document.execCommand("copy")) return;
    }
    button.textContent = text.dataset.copied;
    setTimeout(() => (button.textContent = text.dataset.copy), 2000);
  });
  text.after(button);
}
