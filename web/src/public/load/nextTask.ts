/** Ends the task that runs: the browser can answer before the next one begins. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
