/** The event on `window` that follows a stored enquiry. */
export const enquirySent = 'enquirysent'
