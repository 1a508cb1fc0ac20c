/** Nothing beyond the defaults; the linter and the checker look for this file. */
export default {};
