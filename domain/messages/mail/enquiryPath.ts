/** Where the console shows an enquiry, below the site's origin. */
export const enquiryPath = (id: string) => `/admin/messages?open=${encodeURIComponent(id)}`
