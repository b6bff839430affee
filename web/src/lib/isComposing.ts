/**
 * Whether a key belongs to an input method that is composing a character, so that Escape or Enter ends the composition and
 * means nothing else. Safari ends the composition before the event: there only the key code 229 tells.
 */
export const isComposing = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) =>
  isComposing || keyCode === 229
