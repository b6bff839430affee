import type { Project } from '@studio/domain/content/project'
import { type DraftSlot, draftSlot } from '../../web/src/device/draftSlot.ts'
import { type DraftKey, draftsOf, readDraft } from '../../web/src/device/drafts.ts'

/** The draft of a form, as far as these forms fill it in. */
interface Kept {
  values: { title_es: string }
  base: Project
  written: string[]
}

interface Form {
  document: string
  slot: DraftSlot
  base: Project
  /** The title in the form, if it differs from the stored one. */
  title: string | undefined
}

/** The open forms of a device, one in each tab. Their drafts are in the product's own places. */
export class Forms {
  readonly #account: string
  readonly #open = new Map<number, Form>()
  #typed = 0
  /** All titles that were typed, and neither saved, nor discarded, nor replaced by somebody who saw them. */
  readonly unsaved = new Set<string>()

  constructor(account: string) {
    this.#account = account
  }

  #keyOf = (document: string): DraftKey => ({ account: this.#account, form: 'project', document })

  /** Opens a project in a tab, and continues with the draft that it finds. */
  async open(tab: number, row: Project) {
    if (this.#open.get(tab)?.document === row.id) return
    const key = this.#keyOf(row.id)
    const slot = draftSlot(key)
    const offer = await readDraft<Kept>(key)
    if (offer) slot.adopt(offer)
    const { values, base } = offer?.values ?? { values: undefined, base: row }
    this.#open.set(tab, { document: row.id, slot, base, title: values?.title_es })
  }

  /** Continues one of the drafts that the list names. */
  async resume(tab: number, at: number) {
    const listed = [...(await draftsOf<Kept>(this.#account, 'project'))]
    const [document, draft] = listed[at % listed.length] ?? []
    if (!document || !draft) return
    const slot = draftSlot(this.#keyOf(document))
    slot.adopt()
    const { values, base } = draft.values
    this.#open.set(tab, { document, slot, base, title: values.title_es })
    await slot.keep(draft.values)
  }

  async type(tab: number) {
    const form = this.#open.get(tab)
    if (!form) return
    this.#settle(form)
    this.#typed += 1
    form.title = `T${this.#typed}`
    this.unsaved.add(form.title)
    await form.slot.keep({ values: { title_es: form.title }, base: form.base, written: [] } satisfies Kept)
  }

  /** Closes a tab's form without its draft. Returns what it held, if it was changed. */
  async end(tab: number): Promise<{ base: Project; title_es: string } | undefined> {
    const form = this.#open.get(tab)
    this.close(tab)
    if (form?.title === undefined) return undefined
    this.#settle(form)
    await form.slot.drop()
    return { base: form.base, title_es: form.title }
  }

  /** Closes a tab's form; the draft stays. */
  close = (tab: number) => this.#open.delete(tab)

  closeAll = () => this.#open.clear()

  #settle({ title }: Form) {
    if (title !== undefined) this.unsaved.delete(title)
  }

  /** Throws if a title is no longer on the device. */
  async check() {
    if (this.unsaved.size === 0) return
    const drafts = JSON.stringify([...(await draftsOf(this.#account, 'project')).values()])
    for (const title of this.unsaved)
      if (!drafts.includes(JSON.stringify(title))) throw new Error(`a draft was lost: ${title}`)
  }
}
