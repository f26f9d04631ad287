# Reads files of a bundle with a program for Python and prints each table as a line of JSON.
#
#   python3 read-with-python.py PROGRAM FOLDER < files.json
import json
import os
import sys
import warnings

warnings.simplefilter("ignore")
program, folder = sys.argv[1:3]
files = json.load(sys.stdin)


def write(path, columns, rows, table=None):
    found = {"path": path, "columns": list(columns), "rows": rows}
    if table is not None:
        found["table"] = table
    print(json.dumps(found, default=str))


def plain(value):
    """Arrays become lists, and missing values become null."""
    if hasattr(value, "tolist"):
        value = value.tolist()
    return None if not isinstance(value, list) and pandas.isna(value) else value


def write_frame(path, frame):
    columns = [[plain(value) for value in frame[name]] for name in frame.columns]
    write(path, frame.columns, [list(row) for row in zip(*columns)])


def with_sqlite3(path, at, format):
    import sqlite3

    database = sqlite3.connect(at)
    names = database.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'search%' AND name != 'about'"
    )
    for (table,) in names.fetchall():
        cursor = database.execute(f'SELECT * FROM "{table}"')
        write(path, [column[0] for column in cursor.description], cursor.fetchall(), table)


# Dates stay texts, because pandas has none before 1677.
TYPES = {"integer": "Int64", "number": "float64", "boolean": "boolean"}


def with_pandas(path, at, format):
    if format == "csv":
        with open(os.path.join(folder, "datapackage.json"), encoding="utf-8") as file:
            resources = json.load(file)["resources"]
        fields = next(each for each in resources if each["path"] == path)["schema"]["fields"]
        types = {field["name"]: TYPES.get(field["type"], "string") for field in fields}
        frame = pandas.read_csv(
            at, dtype=types, keep_default_na=False, na_values=[""], float_precision="round_trip",
            true_values=["true"], false_values=["false"],
        )
    elif format == "ndjson":
        frame = pandas.read_json(at, lines=True, dtype=False, convert_dates=False, precise_float=True)
    else:
        frame = pandas.read_parquet(at)
    write_frame(path, frame)


def with_geopandas(path, at, format):
    import geopandas

    frame = geopandas.read_parquet(at) if format == "geoparquet" else geopandas.read_file(at)
    geometries = [None if each is None else each.__geo_interface__ for each in frame.geometry]
    rest = frame.drop(columns=["geometry", "bbox"], errors="ignore")
    columns = [[plain(value) for value in rest[name]] for name in rest.columns]
    write(path, [*rest.columns, "geometry"], [list(row) for row in zip(*columns, geometries)])


def with_gdal(path, at, format):
    from osgeo import gdal, ogr

    gdal.UseExceptions()
    options = {"csv": ["EMPTY_STRING_AS_NULL=YES"], "sqlite": ["LIST_ALL_TABLES=NO"]}.get(format, [])
    source = gdal.OpenEx(at, gdal.OF_VECTOR, open_options=options)
    for index in range(source.GetLayerCount()):
        layer = source.GetLayer(index)
        if format == "sqlite" and (layer.GetName().startswith("search") or layer.GetName() in ("about", *views(at))):
            continue
        definition = layer.GetLayerDefn()
        fields = [definition.GetFieldDefn(each) for each in range(definition.GetFieldCount())]
        # A key that is a whole number is the id of the feature.
        key = "id" if format in ("geojson", "topojson") else layer.GetFIDColumn()
        own = [field.GetName() for field in fields]
        columns = [*([key] if key and key not in own else []), *own, "geometry"]
        rows = []
        for feature in layer:
            values = [value_of(feature, each, field) for each, field in enumerate(fields)]
            geometry = feature.GetGeometryRef()
            place = None if geometry is None else {"type": name_of(geometry), "coordinates": coordinates(geometry)}
            rows.append([*([feature.GetFID()] if key and key not in own else []), *values, place])
        write(path, columns, rows, layer.GetName() if format == "sqlite" else None)


def views(at):
    import sqlite3

    return [name for (name,) in sqlite3.connect(at).execute("SELECT name FROM sqlite_master WHERE type = 'view'")]


def value_of(feature, index, field):
    from osgeo import ogr

    if not feature.IsFieldSetAndNotNull(index):
        return None
    if field.GetType() == ogr.OFTReal:
        return feature.GetFieldAsDouble(index)
    if field.GetType() in (ogr.OFTInteger, ogr.OFTInteger64):
        return feature.GetFieldAsInteger64(index)
    return feature.GetFieldAsString(index)


def name_of(geometry):
    from osgeo import ogr

    return {ogr.wkbPoint: "Point", ogr.wkbPolygon: "Polygon"}.get(geometry.GetGeometryType(), "MultiPolygon")


def coordinates(geometry):
    if geometry.GetGeometryCount() > 0:
        return [coordinates(geometry.GetGeometryRef(each)) for each in range(geometry.GetGeometryCount())]
    points = [point[:2] for point in geometry.GetPoints()]
    return points[0] if geometry.GetGeometryName() == "POINT" else points


def with_json(path, at, format):
    with open(at, encoding="utf-8") as file:
        content = json.load(file)
    if not (path.startswith("offline/") and "columns" in content):
        write(path, ["content"], [[content]])
        return
    columns = [
        [values["of"][place] for place in values["at"]] if isinstance(values, dict) else values
        for values in content["columns"].values()
    ]
    write(path, content["columns"], [list(row) for row in zip(*columns)])


READERS = {
    "sqlite3": with_sqlite3, "pandas": with_pandas, "geopandas": with_geopandas, "gdal": with_gdal, "json": with_json,
}
if program in ("pandas", "geopandas"):
    import pandas
for each in files:
    READERS[program](each["path"], os.path.join(folder, each["path"]), each["format"])
