// Plays like somebody in a hurry: an option, confirm, and again. It clicks what is on the page and sends nothing by
// itself. It gives up when nothing moves any more, and says where it stood.
async ({ most, seed, limit, idle, prefer, read }) => {
  const pause = (ms) => new Promise((go) => setTimeout(go, ms));
  const began = performance.now();
  const strings = new Set();
  let chance = seed;
  let moved = began;
  let before = "";
  const told = { acted: 0, refused: [], wide: 0, strings: [], why: "", where: "" };

  // The high bits: the low ones of such a generator go round in circles.
  const below = (n) => {
    chance = (chance * 1103515245 + 12345) % 2147483648;
    return Math.floor((chance / 2147483648) * n);
  };
  const panel = () => document.querySelector("section[data-status]");
  const stand = () => {
    const now = panel();
    return now ? `${now.dataset.status} ${now.dataset.actions} ${now.classList.contains("mine")}` : document.body.innerText.slice(0, 80);
  };
  const until = async (true_) => {
    for (const end = performance.now() + idle; !true_() && performance.now() < end; ) await pause(1);
    return true_();
  };
  const finish = (why) => {
    told.where = `after ${told.acted} actions, ${Math.round(performance.now() - began)} ms: ${(panel() ?? document.body).innerText.slice(0, 400)}`;
    return { ...told, strings: [...strings], why };
  };

  function look() {
    told.wide = Math.max(told.wide, document.documentElement.scrollWidth);
    if (read) for (const text of window.everythingToRead()) strings.add(text);
  }

  function pick(options) {
    for (const wanted of prefer) {
      const found = options.find((option) => new RegExp(`^(?:${wanted})$`).test(option.dataset.notation ?? ""));
      if (found) return found;
    }
    // What can be done at any time is for those who want it: somebody in a hurry answers the question.
    const answers = options.filter((option) => !option.closest("details"));
    return (answers.length ? answers : options)[below((answers.length ? answers : options).length)];
  }

  for (;;) {
    const now = panel();
    if (["finished", "abandoned", "closed"].includes(now?.dataset.status)) return look(), finish("over");
    if (told.acted >= most) return look(), finish("enough");
    if (performance.now() - began > limit) return finish("late");
    if (stand() !== before) (before = stand()), (moved = performance.now());
    else if (performance.now() - moved > idle) return finish("stuck");

    document.querySelector(".curtain button")?.click();
    const options = [...(now?.querySelectorAll(".options button.option:not(:disabled)") ?? [])];
    if (now?.classList.contains("mine") && options.length) {
      look();
      pick(options).click();
      const ready = () => panel()?.querySelector(".foot .act:not(:disabled)");
      if (!(await until(ready))) return finish("not to be confirmed");
      const asked = stand();
      ready().click();
      const answered = () => stand() !== asked || panel()?.querySelector("[role=alert]");
      if (!(await until(answered))) return finish("unanswered");
      if (stand() !== asked) told.acted += 1;
      else if (told.refused.push(panel().querySelector("[role=alert]").innerText) > 20) return finish("refused");
    }
    await pause(1);
  }
};
