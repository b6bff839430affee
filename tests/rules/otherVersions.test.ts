import { collections } from '@studio/domain/collections'
import { expect, it } from 'vitest'
import { newRevision, projectDocument } from '../support/factories.ts'
import { openStudio } from './studio.ts'

it('After a roll-back, a project with a field and a language of the next version is edited and keeps both', async () => {
  const studio = await openStudio('demo-rules-rolled-back')
  const path = `${collections.projects}/journey`
  const later = { length: '0:42', title_ko: '여행' }
  const document = {
    ...projectDocument({ translated_from: { ko: 'abc' } as object, text_marks: { title_ko: 'copied' } }),
    ...later,
  }
  try {
    await studio.store({ [path]: document })
    await studio.admin.doc(path).update({ title_es: 'Otro', rev: newRevision(), base_rev: document.rev })
    expect((await studio.admin.doc(path).get()).data()).toMatchObject({ title_es: 'Otro', ...later })
  } finally {
    await studio.close()
  }
})
