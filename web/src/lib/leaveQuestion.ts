let isDropped = false

/** Lets this tab leave without asking from now on: the session has ended, and nobody may be looking. */
export const dropLeaveQuestion = () => {
  isDropped = true
}

/** Returns whether a form with unsaved changes may still block leaving. */
export const mayAskBeforeLeaving = () => !isDropped
