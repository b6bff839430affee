import { collections } from '@studio/domain/collections'
import { trashing, untrashing } from '@studio/domain/messages/message'
import type { SimulatedDevice } from './device.ts'
import {
  copied,
  messages,
  newPrices,
  newProject,
  part,
  priced,
  removed,
  reversed,
  saved,
  setGroup,
  type Titled,
  translated,
  withPicture,
} from './edits.ts'
import { translations } from './judge.ts'
import type { SimulatedServer } from './server.ts'
import type { Step } from './steps.ts'
import { pictures, priceList, project, spanish } from './studio.ts'

/** Performs an action of the owner on a device's page. Some of them need a session. */
export async function act(server: SimulatedServer, device: SimulatedDevice, step: Step) {
  const { session } = device
  if (step.do === 'arrive') await device.arrive()
  if (step.do === 'wait') server.passDays(step.days)
  if (step.do === 'role') server.hasRole = step.isGiven
  if (step.do === 'endSession') session.endOnServer(step.code)
  if (step.do === 'start') await device.start()
  if (step.do === 'signIn') await device.signIn()
  if (step.do === 'keepWork') session.keepWork()
  if (step.do === 'losePicture') await session.losePicture(pictures[step.word % 2] ?? '')
  if (!session.isOpen) return
  if (step.do === 'hear') device.hear()
  if (step.do === 'undo') await device.undo()
  if (step.do === 'tryAgain') await device.tryAgain()
  if (step.do === 'bringBack') await device.bringBack(step.row)
  await actOnForm(device, step)
  await actOnMessage(device, step)
  if (step.do === 'create') {
    const order_position = (await device.projects()).length
    await device.write(newProject({ ...project, order_position }))
  }
  if (step.do === 'createPrices') {
    const order_position = (await device.prices()).length
    await device.write(newPrices({ ...priceList, order_position }))
  }
  if (step.do === 'part')
    await device.write(part(await device.sections(step.isStale), 'hero', spanish[step.word] ?? ''))
  if (step.do === 'reorder') await device.write(...reversed(await device.sections(step.isStale)))
  if (step.do === 'price') {
    const lists = await device.prices(step.isStale)
    const list = lists[step.row % lists.length]
    if (list) await device.write(priced(list, step.key ? 'basic_price' : 'pack_1_basic', 20 + step.word))
  }
  if (step.do === 'setting') {
    const [group] = await device.groups(step.isStale)
    const key = ['email', 'phone', 'location'][step.key] ?? ''
    if (group) await device.write(setGroup(group, { [key]: spanish[step.word] }))
  }
  if (isOfProject(step)) await actOnProject(device, step)
  if (isOfTitled(step)) await actOnTitled(server, device, step)
}

async function actOnForm(device: SimulatedDevice, step: Step) {
  const { forms } = device.session
  if (step.do === 'open') {
    const rows = await device.projects()
    const row = rows[step.row % rows.length]
    if (row) await forms.open(step.tab, row)
  }
  if (step.do === 'resume') await forms.resume(step.tab, step.row)
  if (step.do === 'type') await forms.type(step.tab)
  if (step.do === 'close') forms.close(step.tab)
  if (step.do === 'discard') await forms.end(step.tab)
  if (step.do === 'save') {
    const ended = await forms.end(step.tab)
    if (ended) await device.write(saved(ended.base, { title_es: ended.title_es }))
  }
}

type ProjectStep = Extract<Step, { do: 'client' | 'star' | 'picture' }>
const isOfProject = (step: Step): step is ProjectStep => ['client', 'star', 'picture'].includes(step.do)

async function actOnProject(device: SimulatedDevice, step: ProjectStep) {
  const rows = await device.projects(step.isStale)
  const row = rows[step.row % rows.length]
  if (!row) return
  if (step.do === 'client') await device.write(saved(row, { client_name: spanish[step.word] ?? '' }))
  if (step.do === 'star') await device.write(saved(row, { featured: step.word > 0 }))
  if (step.do === 'picture') {
    const name = pictures[step.word % 2] ?? ''
    await device.choose(name)
    await device.write(withPicture(row, name))
  }
}

type TitledStep = Extract<Step, { of?: 'sections' }>
const isOfTitled = (step: Step): step is TitledStep =>
  ['spanish', 'translate', 'copy', 'hide', 'remove', 'version'].includes(step.do)

async function actOnTitled(server: SimulatedServer, device: SimulatedDevice, step: TitledStep) {
  const row = await device.titled(step)
  if (!row) return
  if (step.do === 'remove') await device.write(removed(row))
  if (step.do === 'version') await device.write(versionOf(server, row, step.row))
  if (!('word' in step)) return
  const name = step.row % 2 ? 'title_it' : 'title_fr'
  if (step.do === 'spanish') await device.write(saved(row, { title_es: spanish[step.word] ?? '' }))
  if (step.do === 'translate') await device.write(translated(row, name, translations[step.word] ?? ''))
  if (step.do === 'copy') await device.write(copied(row, name))
  if (step.do === 'hide') await device.write(saved(row, { visibility: step.word > 0 ? 'hidden' : 'visible' }))
}

/** Restores the texts of one of a document's earlier versions. */
function versionOf(server: SimulatedServer, row: Titled, at: number) {
  const collection = 'list' in row ? collections.sections : collections.projects
  const versions = server.versions.get(`${collection}/${row.id}`) ?? []
  const { title_es, client_name } = versions[at % versions.length] ?? {}
  const texts = { title_es: String(title_es ?? '') }
  return saved(row, 'list' in row ? texts : { ...texts, client_name: String(client_name ?? '') })
}

async function actOnMessage(device: SimulatedDevice, step: Step) {
  if (!('word' in step)) return
  const inbox = await device.messages()
  const message = inbox[step.word % inbox.length]
  if (!message) return
  const isTrashed = message.trashed_from !== ''
  const status = step.word > 0 ? 'read' : 'archived'
  if (step.do === 'note') await device.write(messages.patch(message, { note: spanish[step.word] }))
  if (step.do === 'status' && message.status !== status) await device.write(messages.patch(message, { status }))
  if (step.do === 'trashMessage' && !isTrashed) await device.write(messages.patch(message, trashing(message)))
  if (step.do === 'untrashMessage' && isTrashed) await device.write(messages.patch(message, untrashing(message)))
  if (step.do === 'deleteMessage' && isTrashed)
    await device.write(messages.remove(message, { trashed_from: message.trashed_from }))
}
