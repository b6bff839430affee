import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { useAlone } from './useAlone'

interface SoundSwitchProps {
  /** Addresses of the same moments before and after the mix. */
  before: string
  after: string
}
type Side = keyof SoundSwitchProps

/** Compares the sound before and after the mix. Both run together and one of them is heard, so a switch is immediate. */
export function SoundSwitch(addresses: SoundSwitchProps) {
  const { t } = useTranslation('player')
  const root = useRef<HTMLFieldSetElement>(null)
  const sounds = { before: useRef<HTMLAudioElement>(null), after: useRef<HTMLAudioElement>(null) }
  const [heard, setHeard] = useState<Side>('before')
  const [isPlaying, setIsPlaying] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const both = () => [sounds.before.current, sounds.after.current].filter((sound) => sound !== null)
  const pause = () => {
    for (const sound of both()) sound.pause()
  }
  const silenceOthers = useAlone(root, pause)
  const play = () => {
    silenceOthers()
    setHasFailed(false)
    Promise.all(both().map((sound) => sound.play())).catch((error: unknown) => {
      // A pause before the first sound rejects as well.
      if (error instanceof DOMException && error.name === 'AbortError') return
      console.warn('the sound did not play', error)
      pause()
      setHasFailed(true)
    })
  }
  const hear = (side: Side) => {
    const [from, to] = [sounds[heard].current, sounds[side].current]
    if (from && to) to.currentTime = from.currentTime
    setHeard(side)
  }
  const names = { before: t('soundBefore'), after: t('soundAfter') }
  return (
    <Root ref={root}>
      <legend>{t('sound')}</legend>
      <Button variant="line" onClick={isPlaying ? pause : play}>
        {isPlaying ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
        {isPlaying ? t('pauseSound') : t('listen')}
      </Button>
      {(['before', 'after'] as const).map((side) => (
        <label key={side}>
          <input type="radio" name="sound" checked={heard === side} onChange={() => hear(side)} />
          {names[side]}
          <audio
            ref={sounds[side]}
            src={addresses[side]}
            muted={heard !== side}
            preload="none"
            {...(heard === side && {
              onPlay: () => setIsPlaying(true),
              onPause: () => setIsPlaying(false),
              onEnded: pause,
            })}
          />
        </label>
      ))}
      {hasFailed && <p role="alert">{t('soundFailed')}</p>}
    </Root>
  )
}

const Root = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-inline-size: 0;
  margin: ${space(2)} 0;
  padding: 0;
  border: 0;
  legend {
    margin-block-end: ${space(1)};
    padding: 0;
    font-weight: 600;
  }
  label {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-block-size: 2.75rem;
  }
  input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    accent-color: ${color.secondary};
  }
  p {
    margin: 0;
  }
`
