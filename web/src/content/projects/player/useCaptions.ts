import type { LanguageCode } from '@studio/domain/languages'
import { type RefObject, useEffect, useState } from 'react'

/** A film's captions as WebVTT, and their language. */
export interface FilmCaptions {
  text: string
  language: LanguageCode
}

/** Distance of captions from the lower edge, in lines: above the controls. */
const line = -4

/**
 * Returns the address of a film's captions for its <track>, whether they are shown, and a function that changes it. The
 * choice holds for the following films.
 */
export function useCaptions(film: RefObject<HTMLVideoElement | null>, captions: FilmCaptions | undefined) {
  const [isOn, setIsOn] = useState(wasOn)
  const [source, setSource] = useState<string>()
  const text = captions?.text
  useEffect(() => {
    if (!text) return
    const address = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }))
    setSource(address)
    return () => {
      setSource(undefined)
      URL.revokeObjectURL(address)
    }
  }, [text])
  useEffect(() => {
    const element = source === undefined ? undefined : film.current?.querySelector('track')
    if (!element) return
    // React does not listen to this event of a track.
    const raise = () => raiseCues(element.track)
    element.addEventListener('load', raise)
    return () => element.removeEventListener('load', raise)
  }, [film, source])
  useEffect(() => {
    const track = source === undefined ? undefined : film.current?.textTracks[0]
    if (track) track.mode = isOn ? 'showing' : 'hidden'
  }, [film, source, isOn])
  const toggle = () => {
    wasOn = !isOn
    setIsOn(wasOn)
  }
  return { isOn: isOn && source !== undefined, source, toggle }
}

let wasOn = false

/** Places a track's captions above the controls. */
function raiseCues(track: TextTrack) {
  for (const cue of track.cues ?? []) if (cue instanceof VTTCue) cue.line = line
}
