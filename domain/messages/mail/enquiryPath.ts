/** Returns the path of an enquiry in the console. */
export const enquiryPath = (id: string) => `/admin/messages?open=${encodeURIComponent(id)}`
