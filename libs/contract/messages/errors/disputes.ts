export const disputeClosed = (status: string) => `This dispute is ${status} already and cannot be closed otherwise`
