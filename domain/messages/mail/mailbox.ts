/** Hosts that ignore dots in the part before the @. */
const dotless = ['gmail.com', 'googlemail.com']

/**
 * Returns the mailbox behind an e-mail address, without the label after a plus and, on some hosts, without dots. For
 * counting only; mail goes to the address as written.
 */
export function mailboxOf(email: string): string {
  const plain = email.trim().normalize('NFC').toLowerCase()
  const at = plain.lastIndexOf('@')
  const [host, name = ''] = [plain.slice(at + 1), plain.slice(0, Math.max(at, 0)).split('+')[0]]
  if (at < 1 || name === '') return plain
  return `${dotless.includes(host) ? name.replaceAll('.', '') : name}@${host}`
}
