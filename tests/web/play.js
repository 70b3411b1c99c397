// Plays like somebody in a hurry: an option, confirm, and again. It clicks what is on the page and sends nothing by
// itself. It gives up when nothing moves any more, and says where it stood.
async ({ most, seed, limit, idle, prefer, avoid, read, sees, waits }) => {
  const began = performance.now();
  const strings = new Set();
  let moved = began;
  let before = "";
  const told = { acted: 0, chosen: [], refused: [], wide: 0, strings: [], why: "", where: "" };

  // The same for the same choice of the same person, however quick or slow the others are.
  const below = (n) => {
    let x = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(told.acted + told.refused.length + 1, 0x85ebca6b);
    x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
    x = Math.imul(x ^ (x >>> 12), 0x297a2d39);
    return ((x ^ (x >>> 15)) >>> 0) % n;
  };
  const panel = () => document.querySelector("section[data-status]");
  const stand = () => {
    const now = panel();
    return now ? `${now.dataset.status} ${now.dataset.actions} ${now.classList.contains("mine")}` : document.body.innerText.slice(0, 80);
  };
  // Until something on the page is otherwise; nothing is looked at while it stays as it is. Who does not only read the page
  // but sees it acts when it is drawn, and not while it is made.
  const drawn = (go) => requestAnimationFrame(() => setTimeout(go));
  const change = () =>
    new Promise((go) => {
      const done = () => (eye.disconnect(), clearTimeout(timer), sees ? drawn(go) : go());
      const eye = new MutationObserver(done);
      const timer = setTimeout(done, 100);
      eye.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  const until = async (true_) => {
    for (const end = performance.now() + idle; !true_() && performance.now() < end; ) await change();
    return true_();
  };
  const finish = (why) => {
    told.where = `after ${told.acted} actions, ${Math.round(performance.now() - began)} ms: ${(panel() ?? document.body).innerText.slice(0, 400)}`;
    return { ...told, strings: [...strings], why };
  };
  const matches = (option, pattern) => new RegExp(`^(?:${pattern})$`).test(option.dataset.notation ?? "");

  function look() {
    told.wide = Math.max(told.wide, document.documentElement.scrollWidth);
    if (read) for (const text of window.everythingToRead()) strings.add(text);
  }

  function pick(options) {
    for (const wanted of prefer) {
      const found = options.find((option) => matches(option, wanted));
      if (found) return found;
    }
    // What can be done at any time is for those who want it: somebody in a hurry answers the question.
    const answers = options.filter((option) => !option.closest("details:not(.list)"));
    const liked = answers.filter((option) => !avoid.some((pattern) => matches(option, pattern)));
    const among = [liked, answers, options].find((some) => some.length);
    return among[below(among.length)];
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
      const choice = pick(options);
      const notation = choice.dataset.notation;
      choice.click();
      const ready = () => panel()?.querySelector(".foot .act:not(:disabled)");
      if (!(await until(ready))) return finish("not to be confirmed");
      const asked = stand();
      ready().click();
      const answered = () => stand() !== asked || panel()?.querySelector("[role=alert]");
      if (!(await until(answered))) return finish("unanswered");
      if (stand() !== asked) (told.acted += 1), told.chosen.push(notation);
      else if (told.refused.push(panel().querySelector("[role=alert]").innerText) > 20) return finish("refused");
    } else if (waits) await change();
    else return finish("enough"); // others were quicker
  }
};
