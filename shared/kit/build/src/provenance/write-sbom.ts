import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ComponentType, LifecyclePhase } from '@cyclonedx/cyclonedx-library/Enums';
import * as Models from '@cyclonedx/cyclonedx-library/Models';
import { JSON as Json, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { isSupportedSpdxId } from '@cyclonedx/cyclonedx-library/SPDX';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import { SBOM_FILE } from '@talent/artifact/sbom';
import type { App } from '../app/app.ts';
import type { BundledPackage, BundledPackages } from './bundled-packages.ts';

/** Writes the list of the packages in an artifact, which becomes one of its files. */
export async function writeSbom(app: App, dist: string, found: BundledPackages): Promise<void> {
  const file = join(dist, SBOM_FILE);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, sbomText(app, [...found.values()]));
}

/**
 * The list as CycloneDX 1.6. The same packages give the same text: it has no time, no serial number and no paths, because it
 * counts for the version.
 */
export function sbomText(
  { name, packageVersion }: Pick<App, 'name' | 'packageVersion'>,
  packages: readonly BundledPackage[],
): string {
  const bom = new Models.Bom({
    metadata: new Models.Metadata({
      lifecycles: new Models.LifecycleRepository([LifecyclePhase.Build]),
      component: new Models.Component(ComponentType.Application, name, {
        bomRef: name,
        version: packageVersion,
      }),
    }),
    components: new Models.ComponentRepository(packages.map(componentOf)),
  });
  const serializer = new JsonSerializer(new Json.Normalize.Factory(Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

/** Packages of this repository have no address in a registry: someone else could take their name there. */
function componentOf({ name, version, license, isOwn, sides }: BundledPackage): Models.Component {
  return new Models.Component(ComponentType.Library, name, {
    bomRef: `${name}@${version}`,
    version,
    ...(isOwn ? {} : { purl: `pkg:npm/${name.replace('@', '%40')}@${version}` }),
    licenses: new Models.LicenseRepository(license === null ? [] : [licenseOf(license)]),
    properties: new Models.PropertyRepository(
      [...sides].sort().map((side) => new Models.Property('talent:bundled-in', side)),
    ),
  });
}

function licenseOf(license: string): Models.SpdxLicense | Models.NamedLicense {
  return isSupportedSpdxId(license)
    ? new Models.SpdxLicense(license)
    : new Models.NamedLicense(license);
}
