import { longestSound, maxLoopBytes } from '@studio/domain/content/films/manifest'
import { FileAudio, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatSize } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { unloading } from '../../lib/unload'
import { color, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { ErrorText } from '../../ui/form/Field'
import { FileButton } from '../../ui/form/FileButton'
import { makeSound } from './makeFilm'
import { useOnePieceMaking } from './useOnePieceMaking'
import { useShownLoop } from './useShownLoop'

interface SoundFieldProps {
  name: string
  label: string
}

/** A form's field for a sound: chosen from the disk, and played here. */
export function SoundField({ name, label }: SoundFieldProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const id = useId()
  const { watch, setValue } = useFormContext<Record<string, string>>()
  const address = String(watch(name) ?? '')
  const source = useShownLoop(address)
  const set = (value: string) => setValue(name, value, { shouldDirty: true, shouldValidate: true })
  const { making, begin } = useOnePieceMaking(set)
  const take = (file: File | undefined) => file && begin((tools) => makeSound(file, tools))
  return (
    <Root aria-labelledby={id}>
      <legend id={id}>{label}</legend>
      {source && <Sound key={source} ref={unloading} src={source} controls preload="metadata" aria-labelledby={id} />}
      <Row>
        <FileButton isSmall accept="audio/*,video/*" aria-describedby={id} onFiles={(files) => take(files?.[0])}>
          <FileAudio aria-hidden size={16} />
          {t('admin.writing.film.sound.choose')}
        </FileButton>
        {address && (
          <Button variant="line" small aria-describedby={id} onClick={() => set('')}>
            <Trash2 aria-hidden size={16} />
            {t('admin.writing.film.sound.remove')}
          </Button>
        )}
      </Row>
      {making === 'working' ? (
        <p role="status">{t('admin.writing.film.sound.making')}</p>
      ) : (
        <p>{t('admin.writing.film.sound.hint', { seconds: longestSound })}</p>
      )}
      {making !== 'none' && making !== 'working' && (
        <ErrorText role="alert">
          {t(`admin.writing.film.problem.${making}`, { max: formatSize(language, maxLoopBytes) })}
        </ErrorText>
      )}
    </Root>
  )
}

const Root = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  align-content: start;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-block-end: ${space(1)};
    padding: 0;
    font-weight: 600;
  }
  p {
    margin: 0;
    color: ${color.inkSoft};
    font-size: 0.875rem;
  }
`
const Sound = styled.audio`
  inline-size: 100%;
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`
