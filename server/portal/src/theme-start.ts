// Runs before the first paint: puts the chosen theme on the document, so that no page flashes in the other one.
const theme = localStorage.getItem("theme");
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
