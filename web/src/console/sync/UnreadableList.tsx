import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Actions } from '../../ui/Actions'
import { Button } from '../../ui/Button'
import { DiscardDialog } from './DiscardDialog'
import type { Unreadable } from './data'
import { exportWork } from './exportWork'
import { nameIn } from './nameIn'
import { Item, List } from './trayParts'

/** What is said of something that names nothing. */
const works = { entry: 'changes', draft: 'drafts' } as const

/** What lies on this device and cannot be read: it can be exported, and what is damaged can be discarded. */
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
          about={nameIn(discarding.raw) ?? t(`admin.sync.work.${works[discarding.kind]}`, { count: 1 })}
          onDiscard={() => discarding.discard()}
          onClose={() => setDiscarding(undefined)}
        />
      )}
    </>
  )
}
