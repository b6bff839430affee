import { contentKinds } from '@studio/domain/content/contentKinds'
import type { CurrentContent } from '@studio/domain/content/file/contentChanges'
import { contentText } from '@studio/domain/content/file/contentFile'
import { ownPicturesIn } from '@studio/domain/content/media/ownPictures'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList, formatNumber } from '../../../i18n/format'
import { formatNames } from '../../../i18n/isolated'
import { useContentName } from '../../../i18n/useContentName'
import { useLanguage } from '../../../i18n/useLanguage'
import { useAccountId } from '../../../lib/account'
import { download } from '../../../lib/download'
import { Button } from '../../../ui/Button'
import { ErrorText } from '../../../ui/form/Field'
import { readPictures, usesAnyPicture } from './pictures'

interface TakeOutProps {
  current: CurrentContent
  isFromServer: boolean
}

/** Exports all content as one file, and names the documents with pictures that could not be included. */
export function TakeOut({ current, isFromServer }: TakeOutProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const account = useAccountId()
  const nameOf = useContentName()
  const [isBusy, setIsBusy] = useState(false)
  const [isFailed, setIsFailed] = useState(false)
  const [without, setWithout] = useState<readonly string[]>([])

  const takeOut = async () => {
    setWithout([])
    const { pictures, missing } = await readPictures(account, current)
    const now = new Date().toISOString()
    const name = `${t('admin.lists.importExport.out.name')}-${now.slice(0, 10)}.json`
    download(name, 'application/json', contentText(current, now, pictures))
    setWithout([
      ...contentKinds.flatMap((kind) =>
        current[kind].filter((row) => usesAnyPicture(row, missing)).map((row) => nameOf(kind, row)),
      ),
      ...(usesAnyPicture(current.settings, missing) ? [t('admin.pictures.logo')] : []),
    ])
  }
  const handleTakeOut = async () => {
    setIsBusy(true)
    setIsFailed(false)
    try {
      await takeOut()
    } catch (error) {
      console.warn('the content could not be exported', error)
      setIsFailed(true)
    } finally {
      setIsBusy(false)
    }
  }
  const counted = ({ length }: readonly unknown[]) => ({ count: length, n: formatNumber(language, length) })
  const what = formatList(language, [
    ...contentKinds.map((kind) => t(`admin.lists.importExport.out.${kind}`, counted(current[kind]))),
    t('admin.lists.importExport.out.settings', counted(current.settings)),
    t('admin.lists.importExport.out.pictures', counted(ownPicturesIn(current))),
  ])
  return (
    <>
      <p>{t('admin.lists.importExport.out.text', { what })}</p>
      {!isFromServer && <p role="status">{t('admin.lists.importExport.out.unsure')}</p>}
      <Button isBusy={isBusy} onClick={() => void handleTakeOut()}>
        <Download aria-hidden size={18} />
        {t('admin.lists.importExport.out.button')}
      </Button>
      {isFailed && <ErrorText role="alert">{t('auth.unexpected')}</ErrorText>}
      {without.length > 0 && (
        <ErrorText role="alert">
          {t('admin.lists.importExport.out.without', { names: formatNames(language, without) })}
        </ErrorText>
      )}
    </>
  )
}
