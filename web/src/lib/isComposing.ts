/**
 * Returns whether a key belongs to an input method that is composing a character. Escape or Enter then only ends the
 * composition. Safari ends it before the event, so only key code 229 shows it.
 */
export const isComposing = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) =>
  isComposing || keyCode === 229
