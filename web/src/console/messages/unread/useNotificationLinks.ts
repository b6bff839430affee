import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { OpenRequest } from '../../../device/announcedEnquiries'

/** Navigates to the page of a clicked notification. A form with unsaved work asks first, as for any navigation. */
export function useNotificationLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const worker = navigator.serviceWorker
    if (!worker) return
    const go = ({ data }: MessageEvent) => {
      const request = v.safeParse(OpenRequest, data)
      if (request.success) void navigate(request.output.path)
    }
    worker.addEventListener('message', go)
    return () => worker.removeEventListener('message', go)
  }, [navigate])
}
