import { expect, it } from 'vitest'
import { languageCodes } from '../../languages.ts'
import { receiptMail } from './receiptMail.ts'

it.each(languageCodes)(
  'tells the visitor in %s that their enquiry has arrived, with nothing that they wrote',
  (code) => {
    const mail = receiptMail('ana@example.com', code, 'Luz & Corte', 'hola@luz.example')
    expect(mail).toMatchObject({ to: 'ana@example.com', replyTo: 'hola@luz.example' })
    expect(mail.subject).toContain('Luz & Corte')
    expect(mail.text).toContain('Luz & Corte')
    expect(mail.html).toContain('Luz &amp; Corte')
    expect(mail.html).toContain(`<html lang="${code}" dir="${code === 'ar' ? 'rtl' : 'ltr'}">`)
    expect(JSON.stringify(mail)).not.toContain('{{')
  },
)
