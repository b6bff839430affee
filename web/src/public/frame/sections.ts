/** The sections to which the menu leads, in its order; their names are `nav.<id>` in the dictionaries. */
export const menuLinks = ['services', 'portfolio', 'testimonials', 'pricing', 'contact'] as const

/** The ids of all sections. LandingPage.tsx decides where each appears. */
export type SectionId = (typeof menuLinks)[number] | 'showreel' | 'proceso' | 'payment' | 'faqs'
