import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['ana@example.com', 'ana@example.com'],
  [' ANA@Example.com ', 'ana@example.com'],
  ['ana+reels@example.com', 'ana@example.com'],
  ['ana+a+b@example.com', 'ana@example.com'],
  ['ana.nunez@example.com', 'ana.nunez@example.com'],
  ['Ana.Nunez+x@Gmail.com', 'ananunez@gmail.com'],
  ['a.n.a@googlemail.com', 'ana@googlemail.com'],
  ['jose\u0301@example.com', 'josé@example.com'],
  ['+label@example.com', '+label@example.com'],
  ['nothing', 'nothing'],
  ['@example.com', '@example.com'],
])('%j belongs to the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox))
