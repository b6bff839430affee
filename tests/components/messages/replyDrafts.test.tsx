import { expect, test } from 'vitest'
import { draftsOf, keepDraft, parallelDraftKey, replyForm } from '../../../web/src/device/drafts'
import { expectAccessible } from '../support/axe'
import { keptDrafts } from '../support/form'
import { openConsole } from '../support/render'
import { owner } from '../support/studio'
import { answer, comeBack, leaveBy, press, text } from './answers'
import { dialog, openInbox, view } from './inbox'

test('An unfinished answer survives a reload until it is sent', async () => {
  await openInbox([{ name: 'Nora', status: 'read', language: 'pt' }])
  await view('Nora')
  await dialog.getByRole('button', { name: 'Responder' }).click()
  await answer('Nora').getByLabelText('Idioma de la respuesta').selectOptions('English')
  await expect.element(text('Nora')).toMatchTextContent(/^Hi|^Hello/)
  await text('Nora').fill('Hi Nora, half a sentence')
  const kept = async () => JSON.stringify([...(await draftsOf(owner.uid, replyForm))])
  await expect.poll(kept).toContain('half a sentence')
  await openConsole('/admin/messages?open=m0')
  await dialog.getByRole('button', { name: 'Responder' }).click()
  await expect.element(text('Nora')).toHaveValue('Hi Nora, half a sentence')
  await expect.element(answer('Nora').getByLabelText('Idioma de la respuesta')).toHaveValue('en')
  await leaveBy('Nora')
  await press('{Escape}')
  comeBack()
  await dialog.getByRole('button', { name: 'Sí, respondí' }).click()
  await expect.poll(kept).not.toContain('half a sentence')
})

test('An answer whose text equals its template again leaves no draft', async () => {
  await openInbox([{ name: 'Nora', status: 'read', language: 'es' }])
  await view('Nora')
  await press('r')
  await expect.element(text('Nora')).toMatchTextContent('Nora')
  const { value: template } = text('Nora').element() as HTMLTextAreaElement
  await text('Nora').fill(`${template}x`)
  await expect.poll(() => keptDrafts('reply')).toHaveLength(1)
  await text('Nora').fill(template)
  await expect.poll(() => keptDrafts('reply')).toEqual([])
  await answer('Nora').getByLabelText('Idioma de la respuesta').selectOptions('English')
  await expect.poll(() => keptDrafts('reply')).toHaveLength(1)
  await answer('Nora').getByLabelText('Idioma de la respuesta').selectOptions('Español')
  await expect.poll(() => keptDrafts('reply')).toEqual([])
})

test('Another draft of the same answer is offered in its dialog, and switching between them loses neither', async () => {
  await openInbox([
    { name: 'Nora', status: 'read', language: 'es' },
    { name: 'Olga', status: 'read', language: 'es' },
  ])
  const draft = { account: owner.uid, form: replyForm, document: 'm0' } as const
  await keepDraft(parallelDraftKey(draft, 5), { choice: 'es price', 'es price': 'Llegó tarde' })
  await keepDraft({ ...draft, document: 'm1' }, { choice: 'es price', 'es price': 'Para Olga' })
  await view('Nora')
  await press('r')
  await text('Nora').fill('Escrito ahora')
  await expect.poll(() => keptDrafts('reply')).toHaveLength(3)
  const button = (name: string) => answer('Nora').getByRole('button', { name })
  await expect.element(button('Continuar: Para Olga')).not.toBeInTheDocument()
  await button('Continuar: Llegó tarde').click()
  await expect.element(text('Nora')).toHaveValue('Llegó tarde')
  await button('Continuar: Escrito ahora').click()
  await expect.element(text('Nora')).toHaveValue('Escrito ahora')
  await expect.element(button('Continuar: Llegó tarde')).toBeVisible()
  await expect.poll(() => keptDrafts('reply')).toHaveLength(3)
  await expectAccessible()
  await button('Continuar: Llegó tarde').click()
  await expect.element(button('Continuar: Escrito ahora')).toBeVisible()
  await leaveBy('Nora')
  await press('{Escape}')
  comeBack()
  await dialog.getByRole('button', { name: 'Sí, respondí' }).click()
  await expect.poll(() => keptDrafts('reply')).toMatchObject([{ values: { 'es price': 'Para Olga' } }])
})
