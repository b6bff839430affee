import { isOwnPicture, pictureNameOf, picturePath } from '@studio/domain/content/media/ownPictures'
import {
  type Crop,
  defaultFocus,
  type Focus,
  isEnlarged,
  type PictureShapeName,
  pictureShapes,
} from '@studio/domain/content/media/picture'
import { CropIcon, ImageUp } from 'lucide-react'
import { type ReactNode, use, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { keepPicture } from '../../device/pictures'
import { formatPair } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { useAccountId } from '../../lib/account'
import { color, radius, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { hasFiles } from '../../ui/fileDrops'
import { ErrorText, Hint } from '../../ui/form/Field'
import { FileButton } from '../../ui/form/FileButton'
import { fileIn } from '../fileIn'
import { CropDialog } from './CropDialog'
import { makePicture, NoPicture, type PictureProblem } from './makePicture'
import { OwnPicture } from './OwnPicture'
import { PicturesUnderWay } from './picturesUnderWay'
import { useTakePictures } from './pictureTakers'
import { WaysIn } from './WaysIn'

interface PictureDropProps {
  /** The field's name, under which other fields hand it a picture. */
  name: string
  /** Tells its buttons from those of another picture of the same form. */
  label?: string | undefined
  shape: PictureShapeName
  /** The field's current value. */
  address: string
  disabled?: boolean
  /** Called when a picture has been made and stored on this device, with its future address. */
  onMade: (address: string) => void
  /** Called to empty the field. */
  onRemove: () => void
  /** The address field; hidden while the address is an uploaded picture's. */
  children: ReactNode
}

/** Accepts a picture by drop, paste or file choice, fits it to its shape and stores it on this device. */
export function PictureDrop({
  name,
  label,
  shape,
  address,
  disabled = false,
  onMade,
  onRemove,
  children,
}: PictureDropProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const withLabel = (words: string) => (label ? formatPair(language, words, label) : words)
  const account = useAccountId()
  const [file, setFile] = useState<Blob>()
  const [focus, setFocus] = useState(defaultFocus)
  const [problem, setProblem] = useState<PictureProblem>()
  const [cut, setCut] = useState<Crop>()
  const [isBusy, setIsBusy] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const [isCropping, setIsCropping] = useState(false)
  const last = useRef(0)
  const field = useRef<HTMLDivElement>(null)
  const isOwn = isOwnPicture(address)

  const underWay = use(PicturesUnderWay)

  /** Makes and stores a picture. Returns false if it failed; a result that is no longer wanted counts as success. */
  const make = async (from: Blob, part: Focus): Promise<boolean> => {
    const turn = ++last.current
    setIsBusy(true)
    setProblem(undefined)
    try {
      const { texts, cut } = await makePicture(from, shape, part)
      const name = await pictureNameOf(texts)
      // Stop if a newer picture was chosen meanwhile, or the field was emptied or edited.
      if (turn !== last.current) return true
      await keepPicture(account, name, texts)
      if (turn !== last.current) return true
      setFile(from)
      setFocus(part)
      setCut(cut)
      onMade(picturePath(name))
      return true
    } catch (error) {
      console.info('the picture could not be made', error)
      if (turn !== last.current) return true
      setProblem(error instanceof NoPicture ? error.problem : 'noPicture')
      return false
    } finally {
      if (turn === last.current) setIsBusy(false)
    }
  }
  const begin = (from: Blob, part: Focus) => {
    const making = make(from, part)
    underWay.add(making)
    void making.then(() => underWay.delete(making))
  }
  /** Makes a picture of a file. Returns whether there was one. */
  const take = (file: File | undefined): boolean => {
    if (!file || disabled) return false
    begin(file, defaultFocus)
    return true
  }
  useTakePictures(name, (picture) => begin(picture, defaultFocus))
  /** Discards a picture that is still being made: the field was edited or emptied. */
  const cancel = () => {
    last.current += 1
    setIsBusy(false)
  }
  const handleRemove = () => {
    cancel()
    setFile(undefined)
    setCut(undefined)
    flushSync(onRemove)
    field.current?.querySelector('input')?.focus()
  }
  return (
    <Area
      $isOver={isOver}
      onDragOver={(event) => {
        if (disabled || !hasFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onInput={({ target }) => {
        // A typed address replaces the picture.
        if (!(target instanceof HTMLInputElement) || !field.current?.contains(target)) return
        cancel()
        setCut(undefined)
      }}
      onDrop={(event) => {
        setIsOver(false)
        if (take(fileIn(event.dataTransfer, 'image'))) event.preventDefault()
      }}
      onPaste={(event) => {
        if (take(fileIn(event.clipboardData, 'image'))) event.preventDefault()
      }}
    >
      {isOwn && <OwnPicture withLabel={withLabel} disabled={disabled} onRemove={handleRemove} />}
      <div ref={field} hidden={isOwn}>
        {children}
      </div>
      <Row>
        <FileButton
          isSmall
          accept="image/*"
          aria-label={withLabel(t('admin.writing.picture.choose'))}
          disabled={disabled}
          onFiles={(files) => take(files?.[0])}
        >
          <ImageUp aria-hidden size={16} />
          {t('admin.writing.picture.choose')}
        </FileButton>
        {file && pictureShapes[shape].isCut && (
          <Button
            variant="line"
            small
            aria-label={withLabel(t('admin.writing.picture.crop'))}
            onClick={() => setIsCropping(true)}
          >
            <CropIcon aria-hidden size={16} />
            {t('admin.writing.picture.crop')}
          </Button>
        )}
        <Words role="status">{isBusy ? t('admin.writing.picture.making') : <WaysIn />}</Words>
      </Row>
      {cut && isEnlarged(cut) && (
        <Hint>{t('admin.writing.picture.enlarged', { width: cut.width.toFixed(), height: cut.height.toFixed() })}</Hint>
      )}
      {problem && <ErrorText role="alert">{t(`admin.writing.picture.problem.${problem}`)}</ErrorText>}
      {isCropping && file && (
        <CropDialog
          file={file}
          shape={shape}
          focus={focus}
          onClose={() => setIsCropping(false)}
          onCrop={(part) => {
            setIsCropping(false)
            begin(file, part)
          }}
        />
      )}
    </Area>
  )
}

const Area = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: ${space(1)};
  padding: ${space(1)};
  border: 1px dashed ${({ $isOver }) => ($isOver ? color.accent : color.lineStrong)};
  border-radius: ${radius.small};
  background: ${({ $isOver }) => ($isOver ? color.sunken : 'transparent')};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
`
const Words = styled.span`
  flex: 1 1 9rem;
  color: ${color.inkSoft};
  font-size: 0.875rem;
`
