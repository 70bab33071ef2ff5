/**
 * Styles for elements that a template has no styles for; fonts and colors are inherited from the
 * template.
 */
export const formStyles = `.answer-form { display: grid; gap: 1.25rem; max-width: 34rem; margin-block: 2rem; text-align: start; }
.answer-form label { display: grid; gap: 0.4em; }
.answer-form .answer-consent { grid-template-columns: auto 1fr; align-items: baseline; gap: 0.7em; }
.answer-form :is(input:not([type="checkbox"]), textarea) { box-sizing: border-box; width: 100%; min-height: 2.9em; padding: 0.65em 0.8em; border: 1px solid currentColor; border-radius: 4px; background: transparent; color: inherit; font: inherit; }
.answer-form textarea { min-height: 9em; }
.answer-form [aria-invalid="true"] { border-width: 2px; }
.answer-form button { justify-self: start; min-height: 2.9em; padding: 0.6em 1.6em; border: 2px solid currentColor; border-radius: 4px; background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
.answer-form :focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
.answer-trap { position: absolute; left: -999rem; }
.answer-list { padding-inline-start: 1.2em; }
.answer-bar { width: min(20rem, 100%); }
`;
