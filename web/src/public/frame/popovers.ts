/** For browsers that know no popovers, older than 2024: what would open there stands in the page instead. */
export const withoutPopovers = '@supports not selector(:popover-open)'
