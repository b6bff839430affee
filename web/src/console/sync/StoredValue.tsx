import { isOwnPicture } from '@studio/domain/content/media/ownPictures'
import { StoredPicture } from './StoredPicture'
import { useValueWords } from './useValueWords'

interface StoredValueProps {
  value: unknown
  field: string
}

/** A stored value as people read it; of a picture of the studio's own the picture, whose address says nothing. */
export function StoredValue({ value, field }: StoredValueProps) {
  const valueWords = useValueWords()
  if (typeof value === 'string' && isOwnPicture(value)) return <StoredPicture key={value} address={value} />
  return <span>{valueWords(value, field)}</span>
}
