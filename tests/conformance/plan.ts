/**
 * Which server answers which scenario. All of them go to the fixture, which has the tools, prompts and resources that the suite asks for behind
 * the product's own transport; those that ask for none go to the product as well.
 */
export const OF_THE_PRODUCT = [
  'server-initialize',
  'ping',
  'tools-list',
  'resources-list',
  'server-sse-multiple-streams',
  'dns-rebinding-protection',
]
