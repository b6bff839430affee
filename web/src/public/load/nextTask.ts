/** Ends the current task, so that the browser can respond before the next one. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
