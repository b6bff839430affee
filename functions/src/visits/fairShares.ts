import type { VisitCounts } from '@studio/domain/visits/visitDay'

/** The part of a day's reports that one network may send. */
const share = 0.01
/** Maximum number of networks that are remembered. Reports of any further network are set apart. */
const mostNetworks = 100_000

/** The kinds of reports that are limited. */
const kindsOf = ({ visits, chatted, enquiries, sections, started, watched, chats }: VisitCounts) => ({
  visit: visits > 0,
  chat: chatted > 0 || Object.keys(chats).length > 0,
  enquiry: enquiries > 0,
  film: Object.keys(started).length + Object.keys(watched).length > 0,
  section: Object.keys(sections).length > 0,
})
type Kind = keyof ReturnType<typeof kindsOf>

/** A visitor who returns to the tab and reads on sends another report. */
const least: Readonly<Record<Kind, number>> = { visit: 1, chat: 2, enquiry: 1, film: 3, section: 3 }

/**
 * Limits the reports that count from one network: 1 % of the day's reports of each kind, or a few. A forger can
 * therefore shift no count of a day by more than 1 % without appearing among the reports that were set apart. The
 * networks are in memory only, for one day.
 */
export function fairShares() {
  let today = ''
  let networks = new Map<string, Partial<Record<Kind, number>>>()
  let all: Record<Kind, number> = { visit: 0, chat: 0, enquiry: 0, film: 0, section: 0 }

  /** Returns whether a report counts; if so, it uses up a part of the network's share. */
  return (day: string, network: string, counts: VisitCounts): boolean => {
    if (day !== today) {
      today = day
      networks = new Map()
      all = { visit: 0, chat: 0, enquiry: 0, film: 0, section: 0 }
    }
    const sent = networks.get(network) ?? {}
    if (!networks.has(network) && networks.size >= mostNetworks) return false
    const kinds = Object.entries(kindsOf(counts)).flatMap(([kind, isSent]) => (isSent ? [kind as Kind] : []))
    if (kinds.some((kind) => (sent[kind] ?? 0) >= Math.max(least[kind], Math.floor(all[kind] * share)))) return false
    for (const kind of kinds) {
      sent[kind] = (sent[kind] ?? 0) + 1
      all[kind] += 1
    }
    networks.set(network, sent)
    return true
  }
}
