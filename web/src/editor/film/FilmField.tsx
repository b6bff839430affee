import { type FilmFacts, formatOf } from '@studio/domain/content/films/filmFacts'
import { type ReactNode, use } from 'react'
import { useFormContext } from 'react-hook-form'
import { PictureTakers } from '../picture/pictureTakers'
import { FilmDrop } from './FilmDrop'

/** The names of the form's fields that a film fills. */
export interface FilledFields {
  picture: string
  loop: string
  format: string
  seconds: string
}

interface FilmFieldProps {
  name: string
  fills: FilledFields
  /** The address field. */
  children: ReactNode
}

/**
 * A form's field for a film. The film fills its format and length, and proposes a picture; the owner may choose another
 * one, and a loop.
 */
export function FilmField({ name, fills, children }: FilmFieldProps) {
  const { watch, getValues, setValue } = useFormContext<Record<string, string | number>>()
  const takers = use(PictureTakers)
  const fill = (field: string, value: string | number) =>
    setValue(field, value, { shouldDirty: true, shouldValidate: true })
  const handleMade = (address: string, facts: FilmFacts) => {
    fill(name, address)
    fill(fills.format, formatOf(facts))
    fill(fills.seconds, Math.round(facts.seconds))
  }
  return (
    <FilmDrop
      use="project"
      address={String(watch(name) ?? '')}
      onMade={handleMade}
      onRemove={() => fill(name, '')}
      pictures={{
        hasPicture: () => Boolean(getValues(fills.picture)),
        onFrame: (frame) => takers.get(fills.picture)?.(frame),
        onLoop: (address) => fill(fills.loop, address),
      }}
    >
      {children}
    </FilmDrop>
  )
}
