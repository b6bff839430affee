import { claim } from '../../../device/announcedEnquiries'

interface Announcement {
  id: string
  title: string
  body: string
  path: string
  timestamp: number
}

/** Above this number, arrivals are announced in one notification, for example after a night offline. */
const mostApart = 3

/**
 * Shows browser notifications if they are allowed, once per device even with several tabs. Android only shows
 * notifications of a service worker, and only those can reopen a closed page.
 */
export async function announce(arrived: readonly Announcement[], several: (count: number) => string) {
  try {
    if (!('Notification' in window) || Notification.permission !== 'granted') return
    const registration = await navigator.serviceWorker?.getRegistration()
    if (!registration) return
    const mine = new Set(await claim(arrived.map(({ id }) => id)))
    const fresh = arrived.filter(({ id }) => mine.has(id))
    const icon = '/icons/icon-192.png'
    if (fresh.length > mostApart) {
      const body = fresh.map(({ title }) => title).join('\n')
      const data = { path: '/admin/messages?status=new' }
      await registration.showNotification(several(fresh.length), { body, icon, tag: 'enquiries', data })
    } else
      for (const { id, title, body, path, timestamp } of fresh.toReversed()) {
        // Some browsers ignore `timestamp`.
        const options = { body, icon, timestamp, tag: `enquiry-${id}`, data: { path } }
        await registration.showNotification(title, options)
      }
  } catch (error) {
    console.warn('a new enquiry could not be announced', error)
  }
}
