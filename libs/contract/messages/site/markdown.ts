export const thereIsNoSuchPage = 'There is no such page\n'
