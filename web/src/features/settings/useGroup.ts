import { type SettingsDocument, type SettingsKey, settingsGroups } from '@studio/domain/settings'
import { settingsFrom } from '@studio/domain/settingsFrom'
import type { ValidationKey } from '@studio/domain/validationTexts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { announce } from '../../ui/announce'
import { newestGroup, saveGroup } from './data'

type Value = string | boolean

/** What somebody has put into a field and the listener does not show yet. */
export interface Draft {
  value: Value
  /** `typing`: not saved yet; `wrong`: not allowed, with the reason; `sent`: on its way; `refused` by the server. */
  state: 'typing' | 'wrong' | 'sent' | 'refused'
  error?: ValidationKey
}

type Drafts = Readonly<Record<string, Draft>>

/**
 * One settings group while it is edited. A field that was changed is saved with its whole group; what is not allowed or
 * was refused stays in its field. `stored` is the group's document as the listener has it.
 */
export function useGroup(key: SettingsKey, stored: SettingsDocument | undefined, userId: string) {
  const { t } = useTranslation('console')
  const [drafts, setDrafts] = useState<Drafts>({})
  const saved = valuesOf(key, stored)

  const put = (name: string, draft: Draft) => setDrafts((all) => ({ ...all, [name]: draft }))
  /** Goes on from a value that was sent, unless something else has been typed since. */
  const settle = (name: string, value: Value, next?: Draft) =>
    setDrafts((all) => {
      const { [name]: draft, ...others } = all
      if (draft?.state !== 'sent' || draft.value !== value) return all
      return next ? { ...others, [name]: next } : others
    })

  const save = (name: string, value: Value) => {
    put(name, { value, state: 'sent' })
    const base = newestGroup(key, stored)
    const change = saveGroup(key, { ...valuesOf(key, base), [name]: value }, userId, base)
    announce(change, {
      done: t('admin.settings.updated'),
      failed: t('admin.settings.updateError'),
      kept: t('admin.common.keptOnDevice'),
      keptMore: t('admin.common.publishedLater'),
      // What nobody keeps stays in its field; a switch shows again what is stored.
      onRefused: () => settle(name, value, typeof value === 'string' ? { value, state: 'refused' } : undefined),
    })
    const isShown = () => settle(name, value)
    change.published.then(isShown, isShown)
  }

  return {
    /** What each field shows. */
    values: { ...saved, ...Object.fromEntries(Object.entries(drafts).map(([name, { value }]) => [name, value])) },
    drafts,
    /** Whether something stands in a field that is not saved. */
    isUnsaved: Object.values(drafts).some(({ state }) => state !== 'sent'),
    type: (name: string, value: string) => put(name, { value, state: 'typing' }),
    /** Saves at once: for switches. */
    save,
    /** Saves what was typed into a field, if it is another value and allowed. */
    submit: (name: string) => {
      const draft = drafts[name]
      if (!draft || draft.state === 'sent') return
      const checked = v.safeParse(entriesOf(key)[name] ?? v.never(), draft.value)
      if (!checked.success) put(name, { ...draft, state: 'wrong', error: checked.issues[0].message as ValidationKey })
      else if (checked.output === saved[name] && draft.state !== 'refused')
        setDrafts(({ [name]: _, ...others }) => others)
      else save(name, checked.output)
    },
  }
}

/** The group's values; the defaults, which the site shows, where nothing sound is stored. */
const valuesOf = (key: SettingsKey, row: SettingsDocument | undefined): Record<string, Value> =>
  settingsFrom(row ? [row] : [])[key]

const entriesOf = (key: SettingsKey) =>
  settingsGroups[key].entries as Record<string, v.GenericSchema<unknown, Value> | undefined>
