import { z } from '@talent/protocol/forms/schema';

/** The body of `POST /functions/v1/person-data`: what to do with everything under the address of a record. */
export const personDataRequestSchema = z.object({
  action: z.enum(['export', 'erase']),
  record: z.guid(),
});

/** Everything under an address: the rows of each table by its name, and the files. */
export const personExportSchema = z
  .object({
    address: z.string(),
    files: z.array(
      z.object({
        name: z.string(),
        type: z.string(),
        /** Null: the file is missing from the storage. */
        base64: z.string().nullable(),
      }),
    ),
  })
  .loose();
export type PersonExport = z.infer<typeof personExportSchema>;

/** Counts of deleted rows and files. */
export const personErasedSchema = z.object({
  records: z.number(),
  /** CVs that are deleted. */
  files: z.number(),
  /** CVs that could not be deleted now: the hourly run tries again. */
  filesLeft: z.number(),
  /** The address is also that of a staff account, which stays. */
  hasStaffAccount: z.boolean(),
});
export type PersonErased = z.infer<typeof personErasedSchema>;
