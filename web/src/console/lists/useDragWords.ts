import { useTranslation } from 'react-i18next'

/** Returns the announcements for moving the rows of a list with `total` rows. */
export function useDragWords(total: number) {
  const { t } = useTranslation('console')
  const place = (title: string, position: number) => ({ title, position, total })
  return {
    help: t('admin.projects.dragHelp'),
    start: (name: string, position: number) => t('admin.projects.dragStart', place(name, position)),
    over: (name: string, position: number) => t('admin.projects.dragOver', place(name, position)),
    end: (name: string, position: number) => t('admin.projects.dragEnd', place(name, position)),
    cancel: (name: string) => t('admin.projects.dragCancel', { title: name }),
  }
}
