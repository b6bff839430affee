interface SectionEntry {
  /** The arguments of `expectedHeight`: in rem on small, medium and large screens. */
  heights: readonly [small: number, medium: number, large: number]
  /** Set if the header's menu has a link to it; its text is `nav.<id>` in the dictionaries. */
  isInMenu?: true
}

/** All sections of the page, those of the menu in its order. LandingPage.tsx decides where each appears. */
export const sections = {
  services: { heights: [48, 56, 28], isInMenu: true },
  portfolio: { heights: [50, 94, 96], isInMenu: true },
  testimonials: { heights: [67, 75, 56], isInMenu: true },
  pricing: { heights: [105, 116, 88], isInMenu: true },
  contact: { heights: [72, 67, 45], isInMenu: true },
  showreel: { heights: [33, 41, 49] },
  proceso: { heights: [48, 37, 33] },
  payment: { heights: [39, 29, 22] },
  faqs: { heights: [29, 29, 26] },
} as const satisfies Record<string, SectionEntry>

export type SectionId = keyof typeof sections
type MenuLink = { [Id in SectionId]: (typeof sections)[Id] extends { isInMenu: true } ? Id : never }[SectionId]

/** The sections in the header's menu. */
export const menuLinks = (Object.keys(sections) as SectionId[]).filter(
  (id): id is MenuLink => 'isInMenu' in sections[id],
)
