/** Hosts that ignore dots in the part before the @. */
const dotless = ['gmail.com', 'googlemail.com']

/**
 * The mailbox behind an e-mail address: what follows a plus is a label that its owner makes up at will, and some hosts
 * ignore dots. For counting only; mail goes to the address as it was written.
 */
export function mailboxOf(email: string): string {
  const plain = email.trim().normalize('NFC').toLowerCase()
  const at = plain.lastIndexOf('@')
  const [host, name = ''] = [plain.slice(at + 1), plain.slice(0, Math.max(at, 0)).split('+')[0]]
  if (at < 1 || name === '') return plain
  return `${dotless.includes(host) ? name.replaceAll('.', '') : name}@${host}`
}
