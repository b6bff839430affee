let isDropped = false

/** From now on no form of this tab asks before the tab leaves: the session has ended, and nobody may be looking. */
export const dropLeaveQuestion = () => {
  isDropped = true
}

/** Whether a form with unsaved typing may still hold the tab back. */
export const mayAskBeforeLeaving = () => !isDropped
