import { Module } from '@nestjs/common'
import { Environment } from '../config/environment.js'
import { FILE_STORE } from './file-store.js'
import { openFileStore } from './open-file-store.js'
import { UploadSlots } from './upload-slots.js'

@Module({
  providers: [
    UploadSlots,
    {
      provide: FILE_STORE,
      inject: [Environment],
      useFactory: (environment: Environment) => openFileStore(environment),
    },
  ],
  exports: [FILE_STORE, UploadSlots],
})
export class FilesModule {}
