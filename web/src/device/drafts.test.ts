import { expect, it } from 'vitest'
import { isNewDocument, keyBeside } from './drafts'

it('stores a second draft where a content form opens it to save to the document it was typed over', () => {
  const beside = keyBeside({ account: 'ana', form: 'project', document: 'p1' }, 5)
  expect(beside).toEqual({ account: 'ana', form: 'project', document: 'new-5' })
  expect(isNewDocument(beside.document)).toBe(true)
})

it('leaves a second draft of an answer with its message', () => {
  expect(keyBeside({ account: 'ana', form: 'reply', document: 'm1' }, 5).document).toBe('m1~5')
})
