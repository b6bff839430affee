import { NotFound } from '../ui/screen/NotFound'
import { useSettings } from './data/content'
import { WaysOn } from './frame/WaysOn'

/** The 404 page of visitors, with ways to reach the studio and the page in other languages. */
export function LostPage() {
  const { site_info } = useSettings()
  return (
    <NotFound name={site_info.name}>
      <WaysOn />
    </NotFound>
  )
}
