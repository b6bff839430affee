import { isOwnPicture } from '@studio/domain/content/media/ownPictures'
import { StoredPicture } from './StoredPicture'
import { useValueWords } from './useValueWords'

interface StoredValueProps {
  value: unknown
  field: string
}

/** A stored value as readable text; an uploaded picture as an image, since its address tells the reader nothing. */
export function StoredValue({ value, field }: StoredValueProps) {
  const valueWords = useValueWords()
  if (typeof value === 'string' && isOwnPicture(value)) return <StoredPicture key={value} address={value} />
  return <span>{valueWords(value, field)}</span>
}
