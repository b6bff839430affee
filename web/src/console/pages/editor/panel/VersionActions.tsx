import { partWith } from '@studio/domain/content/page/parts'
import type { Section } from '@studio/domain/content/page/section'
import { isVersion, partIdOf, versionId } from '@studio/domain/content/page/versions'
import { CalendarPlus, RotateCcw, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { contentDataOf } from '../../../../content/data'
import { useVisibilityWords } from '../../../../i18n/useVisibilityWords'
import { Button } from '../../../../ui/Button'
import { useMutationToast } from '../../../../ui/toast/useMutationToast'

interface VersionActionsProps {
  /** The open document: a part's own, or a later version. */
  id: string
  /** All stored documents of its part. */
  versions: readonly Section[]
  onChoose: (part: string) => void
  onClose: () => void
}

const { sections } = contentDataOf

/** Plans another text for a stored part, opens the other versions, and restores the default texts. */
export function VersionActions({ id, versions, onChoose, onClose }: VersionActionsProps) {
  const { t } = useTranslation('console')
  const tell = useMutationToast()
  const visibilityWords = useVisibilityWords()
  const removeAll = (...rows: readonly Section[]) => {
    tell(sections.remove(...rows), t('admin.sections.updated'), t('admin.sections.updateError'))
    onClose()
  }
  const own = versions.find((row) => row.id === id)
  const hasDefault = partWith(partIdOf(id)) !== undefined
  return (
    <>
      {versions
        .filter((row) => row.id !== id)
        .map((row) => (
          <Button key={row.id} small variant="quiet" onClick={() => onChoose(`sections/${row.id}`)}>
            {visibilityWords(row.visibility)}
          </Button>
        ))}
      {own && (
        <Button small variant="line" onClick={() => onChoose(`sections/${versionId(id, crypto.randomUUID())}`)}>
          <CalendarPlus aria-hidden size={16} />
          {t('admin.page.schedule')}
        </Button>
      )}
      {own && isVersion(id) && (
        <Button small variant="line" onClick={() => removeAll(own)}>
          <Trash2 aria-hidden size={16} />
          {t('admin.common.delete')}
        </Button>
      )}
      {versions.length > 0 && hasDefault && (
        <Button small variant="line" onClick={() => removeAll(...versions)}>
          <RotateCcw aria-hidden size={16} />
          {t('admin.page.restore')}
        </Button>
      )}
    </>
  )
}
