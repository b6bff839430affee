import { type Focus, maxZoom, type PictureShapeName, pictureShapes } from '@studio/domain/content/media/picture'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, radius, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Dialog, DialogActions } from '../../ui/dialog/Dialog'
import { Field } from '../../ui/form/Field'

interface CropDialogProps {
  file: Blob
  shape: PictureShapeName
  focus: Focus
  onClose: () => void
  onCrop: (focus: Focus) => void
}

const ranges = { x: [0, 1], y: [0, 1], zoom: [1, maxZoom] } as const

/** Crops a picture by dragging or with three sliders. */
export function CropDialog({ file, shape, focus: first, onClose, onCrop }: CropDialogProps) {
  const { t } = useTranslation('console')
  const [focus, setFocus] = useState(first)
  const [source, setSource] = useState<string>()
  const picture = useRef<HTMLImageElement>(null)
  const { width, height } = pictureShapes[shape]
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setSource(url)
    return () => URL.revokeObjectURL(url)
  }, [file])

  /** Returns how far the picture extends beyond its frame, in CSS pixels. */
  const slack = () => {
    const { naturalWidth = 1, naturalHeight = 1, offsetWidth = 1, offsetHeight = 1 } = picture.current ?? {}
    const scale = Math.max(offsetWidth / naturalWidth, offsetHeight / naturalHeight) * focus.zoom
    return { x: naturalWidth * scale - offsetWidth, y: naturalHeight * scale - offsetHeight }
  }
  const handleMove = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons !== 1) return
    const { x, y } = slack()
    const moved = (at: number, by: number, room: number) => (room < 1 ? at : clamp(at - by / room, 0, 1))
    setFocus({ ...focus, x: moved(focus.x, movementX, x), y: moved(focus.y, movementY, y) })
  }
  return (
    <Dialog
      title={t('admin.writing.picture.crop')}
      description={t('admin.writing.picture.cropHelp')}
      closeLabel={t('admin.common.cancel')}
      onClose={onClose}
    >
      <Frame
        style={{ aspectRatio: `${width} / ${height}` }}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={handleMove}
      >
        {source && (
          <img
            ref={picture}
            src={source}
            alt=""
            draggable={false}
            style={{
              objectPosition: `${focus.x * 100}% ${focus.y * 100}%`,
              transformOrigin: `${focus.x * 100}% ${focus.y * 100}%`,
              transform: `scale(${focus.zoom})`,
            }}
          />
        )}
      </Frame>
      {(['x', 'y', 'zoom'] as const).map((name) => (
        <Field key={name} label={t(`admin.writing.picture.part.${name}`)}>
          {({ 'aria-required': _, 'aria-invalid': __, ...control }) => (
            <Slider
              {...control}
              type="range"
              dir="ltr"
              min={ranges[name][0]}
              max={ranges[name][1]}
              step={0.02}
              value={focus[name]}
              onChange={({ target }) => setFocus({ ...focus, [name]: Number(target.value) })}
            />
          )}
        </Field>
      ))}
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          {t('admin.common.cancel')}
        </Button>
        <Button onClick={() => onCrop(focus)}>{t('admin.writing.picture.use')}</Button>
      </DialogActions>
    </Dialog>
  )
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

const Frame = styled.div`
  overflow: hidden;
  max-block-size: 50vh;
  margin-inline: auto;
  inline-size: 100%;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.sunken};
  cursor: grab;
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    user-select: none;
  }
`
const Slider = styled.input`
  inline-size: 100%;
  margin: ${space(1)} 0;
  accent-color: ${color.accent};
`
