import type { Part, SectionId, Slot } from './part.ts'

type Texts = Partial<Record<Slot, string>>

/**
 * Returns the parts of one section. `named` holds the slots of each part by the part's name, each with its dictionary
 * key below `path`. The part '' gets the section's name as its id.
 */
const inSection = (section: SectionId, path: string, named: Record<string, Texts>): Part[] =>
  Object.entries(named).map(([name, texts]) => ({
    id: name === '' ? section : `${section}-${name}`,
    section,
    texts: Object.fromEntries(Object.entries(texts).map(([slot, key]) => [slot, `${path}${key}`])),
  }))

const head = { badge: 'badge', title: 'title', text: 'subtitle' }
const rows = ['editing', 'audio', 'color', 'music', 'subtitles', 'motion'] as const
const plans = ['basic', 'intermediate', 'advanced'] as const

/** The parts of the page that are not list items. */
export const sectionParts: readonly Part[] = [
  ...inSection('search', 'meta.', {
    '': { title: 'title', text: 'description' },
    privacy: { title: 'privacyTitle', text: 'privacyDescription' },
  }),
  ...inSection('hero', 'hero.', {
    '': { ...head, action: 'chat', note: 'showreel' },
  }),
  ...inSection('hero', 'nav.', {
    'nav-services': { title: 'services' },
    'nav-portfolio': { title: 'portfolio' },
    'nav-testimonials': { title: 'testimonials' },
    'nav-pricing': { title: 'pricing' },
    'nav-contact': { title: 'contact' },
    'nav-cta': { action: 'cta' },
  }),
  ...inSection('showreel', 'showreel.', {
    '': { badge: 'badge', title: 'title', text: 'note', note: 'chapters', captions: 'captions' },
    soon: { title: 'soon' },
    specs: { title: 'specsLabel', text: 'specs' },
  }),
  ...inSection('services', 'services.', { '': head }),
  ...inSection('portfolio', 'portfolio.', {
    '': { ...head, note: 'update' },
    featured: { badge: 'featured' },
    ask: { action: 'likeThis' },
    clients: { title: 'clients' },
    more: { action: 'loadMore', text: 'loadMoreSoon' },
    specs: { title: 'specsTitle', text: 'specs.thumbnail', note: 'specs.video' },
    'specs-more': { text: 'specs.naming', note: 'specs.alt' },
    placeholder: { title: 'placeholder' },
    ...Object.fromEntries(
      ['reel', 'ugc', 'longform'].flatMap((name) => [
        [`placeholder-${name}`, { title: `placeholders.${name}` }],
        [
          `sample-${name}`,
          {
            title: `samples.${name}.title`,
            text: `samples.${name}.description`,
            badge: `samples.${name}.category`,
          },
        ],
      ]),
    ),
  }),
  ...inSection('process', 'process.', {
    '': { badge: 'badge', title: 'title' },
    marks: { title: 'marks.material', text: 'marks.review' },
  }),
  ...inSection('pilot', 'pilot.', {
    '': { badge: 'badge', title: 'title', text: 'text', action: 'cta' },
    promises: { badge: 'noCommitment', title: 'quality', text: 'limited' },
  }),
  ...inSection('plans', 'pricing.', {
    '': { ...head, note: 'note' },
    ...Object.fromEntries(
      plans.flatMap((plan) => [
        [plan, { title: `${plan}.title`, text: `${plan}.description` }],
        ...rows.map((row) => [`${plan}-${row}`, { text: `cells.${row}.${plan}` }]),
      ]),
    ),
    ...Object.fromEntries(
      ['price', ...rows, 'stock', 'formats', 'revisions', 'delivery'].map((row) => [
        `row-${row}`,
        { title: `rows.${row}` },
      ]),
    ),
    words: { badge: 'popular', title: 'feature', text: 'perVideo' },
    amounts: { title: 'from', text: 'packTotal', note: 'packEach' },
    lengths: { title: 'duration.upTo', text: 'duration.between' },
    stock: { title: 'cells.stock.none', text: 'cells.stock.upTo' },
    packs: { title: 'packsTitle', badge: 'packsBadge', action: 'quote' },
    custom: { title: 'customTitle', text: 'customText', action: 'custom' },
    ruler: { title: 'ruler.question', action: 'ruler.quote' },
    fine: { title: 'fine.plans', text: 'fine.packs', note: 'fine.quotes' },
  }),
  ...inSection('payments', 'payment.', {
    '': head,
    dialog: { title: 'howItWorks', action: 'request' },
  }),
  ...inSection('testimonials', 'testimonials.', {
    '': { badge: 'badge', title: 'title' },
    project: { title: 'project' },
    ...Object.fromEntries(
      ['creator', 'brand', 'podcast'].map((name) => [
        `sample-${name}`,
        {
          title: `samples.${name}.name`,
          badge: `samples.${name}.role`,
          note: `samples.${name}.company`,
          text: `samples.${name}.content`,
        },
      ]),
    ),
  }),
  ...inSection('faqs', 'faqs.', { '': { badge: 'badge', title: 'title' } }),
  ...inSection('contact', 'contact.', {
    '': head,
    name: { title: 'form.name', text: 'form.namePlaceholder' },
    email: { title: 'form.email', text: 'form.emailPlaceholder' },
    phone: { title: 'form.phone', text: 'form.phonePlaceholder' },
    type: { title: 'form.videoType', text: 'form.videoTypeNone' },
    link: { title: 'form.referenceLink', text: 'form.referencePlaceholder' },
    budget: { title: 'form.budget', text: 'form.budgetNone' },
    message: { title: 'form.message', text: 'form.messagePlaceholder', note: 'form.counter' },
    consent: { text: 'form.consent' },
    send: { action: 'form.submit', note: 'form.sending' },
    marks: { title: 'required', text: 'optional' },
    ...Object.fromEntries(
      ['reel', 'ugc', 'comercial', 'longform', 'otro'].map((name) => [`type-${name}`, { title: `videoTypes.${name}` }]),
    ),
    budgets: { title: 'budgets.bajo', text: 'budgets.premium' },
    done: { title: 'form.success', text: 'form.successText' },
    sent: { title: 'sent.title', note: 'sent.steps' },
    'local-time': { text: 'localTime' },
    chat: { action: 'form.chatOpen', text: 'form.chatBlocked' },
    offline: { text: 'form.offline' },
    failed: { title: 'form.error', text: 'errors.save', note: 'errors.unexpected' },
    refused: { text: 'errors.validation', note: 'errors.tooMany' },
  }),
  ...inSection('contact', '', {
    'sticky-chat': { action: 'sticky.chat' },
    'sticky-call': { action: 'sticky.call' },
    'chat-general': { text: 'chat.general' },
    'chat-plan': { text: 'chat.plan', note: 'chat.seconds' },
    'chat-custom': { text: 'chat.custom' },
    'chat-like': { text: 'chat.likeThis' },
    'chat-payment': { text: 'chat.payment' },
    'chat-pilot': { text: 'chat.pilot' },
    'chat-sent': { text: 'chat.contact' },
    'chat-choices': { title: 'chat.contactType', text: 'chat.contactBudget', note: 'chat.contactLink' },
  }),
  ...inSection('footer', '', {
    '': { title: 'footer.links', text: 'footer.contact', note: 'footer.follow' },
    end: { action: 'footer.privacy', text: 'footer.rights' },
    ways: { title: 'footer.email', text: 'footer.phone' },
    consent: { text: 'consent.text', action: 'consent.accept', note: 'consent.reject' },
    'consent-change': { action: 'consent.change' },
    maintenance: { title: 'maintenance.title' },
    missing: { title: 'notFound.title', text: 'notFound.text', action: 'notFound.home' },
    broken: { title: 'errorScreen.title', text: 'errorScreen.text' },
    'broken-ways': { action: 'errorScreen.reload', note: 'errorScreen.home' },
    update: { text: 'update.text', action: 'update.apply' },
    waiting: { text: 'portfolio.offline', note: 'portfolio.failed' },
    'waiting-quotes': { text: 'testimonials.offline', note: 'testimonials.failed' },
    'film-failed': { text: 'portfolio.playerFailed', action: 'portfolio.openVideo' },
  }),
  ...inSection('privacy', 'privacy:', { '': { title: 'title', text: 'updated', action: 'back' } }),
]
