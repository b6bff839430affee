/** For browsers without popovers, older than 2024: the popovers' content is part of the page instead. */
export const withoutPopovers = '@supports not selector(:popover-open)'
