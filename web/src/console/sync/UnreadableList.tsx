import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Actions } from '../../ui/Actions'
import { Button } from '../../ui/Button'
import { DiscardDialog } from './DiscardDialog'
import type { Unreadable } from './data'
import { exportWork } from './exportWork'
import { guessName } from './guessName'
import { Item, List } from './panelLists'

/** Dictionary keys for an unreadable item that contains no name. */
const works = { entry: 'changes', draft: 'drafts' } as const

/** Work on this device that cannot be read. Every item can be exported, and damaged items can be discarded. */
export function UnreadableList({ items }: { items: readonly Unreadable[] }) {
  const { t } = useTranslation('console')
  const [discarding, setDiscarding] = useState<Unreadable>()
  return (
    <>
      <List>
        {items.map((item) => (
          <Item key={item.id}>
            <p>{t(`admin.sync.unreadable.${item.status}`)}</p>
            <Actions>
              <Button small variant="line" onClick={() => exportWork(item.raw)}>
                {t('admin.sync.refused.export')}
              </Button>
              {item.status === 'damaged' && (
                <Button small variant="danger" onClick={() => setDiscarding(item)}>
                  {t('admin.sync.refused.discard')}
                </Button>
              )}
            </Actions>
          </Item>
        ))}
      </List>
      {discarding && (
        <DiscardDialog
          about={guessName(discarding.raw) ?? t(`admin.sync.work.${works[discarding.kind]}`, { count: 1 })}
          onDiscard={() => discarding.discard()}
          onClose={() => setDiscarding(undefined)}
        />
      )}
    </>
  )
}
